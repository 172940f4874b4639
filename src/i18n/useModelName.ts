import { useLingui } from '@lingui/react/macro';
import type { Kind } from '../../contract/generation.ts';

/** What the server says of a model wherever it names one. */
export interface NamedModel {
  label: string;
  /** What it makes; null for one that is no longer known. */
  kind: Kind | null;
}

/**
 * A model's name. Models of other makers have one name everywhere; ours say in the active language what they make:
 * "Kilas Studio Gambar".
 */
export function useModelName(): (model: NamedModel, isLocal: boolean) => string {
  const { t } = useLingui();
  return ({ label, kind }, isLocal) => (isLocal ? (kind === 'image' ? t`${label} Image` : t`${label} Video`) : label);
}
