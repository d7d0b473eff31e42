// PyScript opens IndexedDB at every start and goes no further without one (site data blocked, some private windows).

const PATIENCE_MS = 1000;

const answers = () =>
  Promise.race([
    new Promise((done) => {
      try {
        const request = indexedDB.open("moonhare-probe");
        request.onsuccess = () => {
          request.result.close();
          done(true);
        };
        request.onerror = () => done(false);
      } catch {
        done(false);
      }
    }),
    new Promise((done) => setTimeout(done, PATIENCE_MS, false)),
  ]);

// As much of IndexedDB as PyScript uses, in memory: one store of keys and values.
const inMemory = () => {
  const values = new Map();
  const answer = (result) => {
    const request = { result };
    setTimeout(() => request.onsuccess?.({ target: request }));
    return request;
  };
  const store = {
    count: () => answer(values.size),
    get: (key) => answer(values.get(key)),
    getKey: (key) => answer(values.has(key) ? key : undefined),
    getAllKeys: () => answer([...values.keys()]),
    put: (value, key) => {
      values.set(key, value);
      return answer(key);
    },
    delete: (key) => {
      values.delete(key);
      return answer(undefined);
    },
    clear: () => {
      values.clear();
      return answer(undefined);
    },
  };
  const database = {
    objectStoreNames: ["entries"],
    createObjectStore() {},
    close() {},
    transaction: () => ({ objectStore: () => store }),
  };
  return { open: () => answer(database) };
};

/** Makes sure that there is an IndexedDB that answers: the browser's, or one in memory. */
export const ensureDatabase = async () => {
  if (await answers()) return;
  Object.defineProperty(window, "indexedDB", { value: inMemory(), configurable: true });
};
