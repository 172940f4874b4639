// Workbox reads the global scope as `self` as soon as one of its modules loads. Import this file first.
Object.assign(globalThis, { self: globalThis });
