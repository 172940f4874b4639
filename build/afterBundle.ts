import type { Plugin, ResolvedConfig } from 'vite';

interface AfterBundle extends Omit<Plugin, 'apply' | 'configResolved' | 'writeBundle' | 'closeBundle'> {
  /** `pre` runs before the worker's file list is made, `post` after it; within each, in plugin order. */
  order: 'pre' | 'post';
  /** @param client the folder of the built site. */
  run(client: string, config: ResolvedConfig): Promise<void>;
}

/**
 * A plugin that works on the written browser build. Skipped after a failed bundle, so that the bundle's own error is
 * shown.
 */
export function afterBundle({ order, run, ...plugin }: AfterBundle): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    ...plugin,
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order,
      sequential: true,
      async handler() {
        if (isWritten) await run(config.build.outDir, config);
      },
    },
  };
}
