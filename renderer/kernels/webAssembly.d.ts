export {};

/** What is used of WebAssembly: Node has it, the types that describe Node do not. */
declare global {
  namespace WebAssembly {
    class Module {
      constructor(code: Uint8Array);
    }
    class Memory {
      constructor(limits: { initial: number });
      readonly buffer: ArrayBuffer;
    }
    class Instance {
      constructor(module: Module, imports: Record<string, Record<string, Memory>>);
      readonly exports: Record<string, unknown>;
    }
  }
}
