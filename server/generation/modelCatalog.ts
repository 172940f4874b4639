import type { Kind, Model, Mode } from '../../contract/generation.ts';
import { fieldError } from '../platform/http/apiError.ts';
import type { Engine } from './engine.ts';

/** The models of every engine that is switched on, in the order people see them; the first of a mode is its default. */
export interface ModelCatalog {
  forMode(mode: Mode): Model[];
  /** @throws ApiError model_unknown when it does not exist or cannot do this mode */
  choose(mode: Mode, modelId: string | undefined): { model: Model; engine: Engine };
  all(): Model[];
  /** Makes the models follow what other processes have found out about engines. */
  refresh(): Promise<void>;
  /** Every engine that is switched on, with the name people know it by. */
  engines(): { id: string; label: string; is_local: boolean }[];
  everyEngine(): readonly Engine[];
  engineOf(engineId: string): Engine | undefined;
  /** The display name of a model, also of one that is no longer switched on. */
  nameOf(modelId: string): { label: string; kind: Kind | null; is_local: boolean };
}

export function createModelCatalog(engines: Engine[]): ModelCatalog {
  // Computed per call: an engine's models change when it learns what its server lacks.
  const offers = () => engines.flatMap((engine) => engine.models.map((model) => ({ model, engine })));
  const forMode = (mode: Mode) => offers().filter(({ model }) => model.modes.includes(mode));
  // A loop without an intermediate array: it runs for every item of every list.
  const modelOf = (modelId: string) => {
    for (const { models } of engines) for (const model of models) if (model.id === modelId) return model;
    return undefined;
  };
  return {
    forMode: (mode) => forMode(mode).map(({ model }) => model),
    choose(mode, modelId) {
      const offer = modelId === undefined ? forMode(mode)[0] : forMode(mode).find(({ model }) => model.id === modelId);
      if (!offer) throw fieldError('model', 'model_unknown');
      return offer;
    },
    all: () => offers().map(({ model }) => model),
    async refresh() {
      await Promise.all(engines.map((engine) => engine.refreshModels?.()));
    },
    engines: () =>
      engines.map(({ id, models }) => ({
        id,
        label: models[0]?.engine.label ?? id,
        is_local: models[0]?.engine.is_local ?? false,
      })),
    everyEngine: () => engines,
    engineOf: (engineId) => engines.find((engine) => engine.id === engineId),
    nameOf(modelId) {
      const model = modelOf(modelId);
      return { label: model?.label ?? modelId, kind: model?.kind ?? null, is_local: model?.engine.is_local ?? false };
    },
  };
}
