import type { Engine } from './generation/engine.ts';
import { createEmbeddedEngine } from './generation/embedded/embeddedEngine.ts';
import { createModelArkEngine } from './generation/modelark/modelArkEngine.ts';
import { createOpenAiEngine } from './generation/openAiCompatible/openAiEngine.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/log.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Dependencies of engines. */
export interface EngineDeps {
  database: Database;
  storage: Storage;
  clock: Clock;
  log: Log;
  /** Signs callback addresses and derives users' pseudonyms for providers. */
  callbackKey: Buffer;
  publicUrl: () => string;
}

/**
 * The configured engines, in the order in which their models are shown: the operator's first, the embedded one always
 * last.
 */
export function configuredEngines(config: Config, { callbackKey, publicUrl, ...deps }: EngineDeps): Engine[] {
  return [
    ...(config.modelArk
      ? [createModelArkEngine({ deps, config: config.modelArk, fetch, key: callbackKey, publicUrl })]
      : []),
    ...(config.openAiEngine ? [createOpenAiEngine({ deps, config: config.openAiEngine, fetch })] : []),
    createEmbeddedEngine(deps),
  ];
}
