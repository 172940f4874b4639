// Workbox names its global scope `self` as soon as a module of it loads. Import this file first.
Object.assign(globalThis, { self: globalThis });
