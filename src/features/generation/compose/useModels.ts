import { useQuery } from '@tanstack/react-query';
import type { Kind, Model } from '../../../../contract/generation.ts';
import { useFailure } from '../../../ui/useFailure.ts';
import { editModelsQuery, fromImageModelsQuery, imageModelsQuery, videoModelsQuery } from '../queries.ts';

export interface Models {
  byKind: Record<Kind, readonly Model[]>;
  all: readonly Model[];
  isPending: boolean;
  /** Set when a list failed and there is no cached one to show: then models, and perhaps modes, are missing from these. */
  error: Error | null;
  /** The lists that failed are being fetched again. */
  isRefetching: boolean;
  refetch: () => void;
}

const NONE: readonly Model[] = [];

/** Joins two lists of a kind without duplicates: most models that make an image from text can also edit one. */
function together(fromText: readonly Model[] = NONE, fromImage: readonly Model[] = NONE): readonly Model[] {
  const known = new Set(fromText.map((model) => model.id));
  return [...fromText, ...fromImage.filter((model) => !known.has(model.id))];
}

/** All models that are on. The modes that the form offers come from them. */
export function useModels(): Models {
  // Four single queries: the code of useQueries is larger than this screen.
  const videos = useQuery(videoModelsQuery);
  const images = useQuery(imageModelsQuery);
  const fromImage = useQuery(fromImageModelsQuery);
  const edit = useQuery(editModelsQuery);
  const lists = [videos, images, fromImage, edit];
  const missing = lists.filter((list) => list.errorUpdateCount > 0 && !list.data);
  const isMissing = missing.length > 0;
  const error = useFailure({ error: missing[0]?.error ?? null, errorUpdateCount: 1, isPending: isMissing });
  const video = together(videos.data?.data, fromImage.data?.data);
  const image = together(images.data?.data, edit.data?.data);
  return {
    byKind: { video, image },
    all: [...video, ...image],
    isPending: lists.some((list) => list.isPending && !missing.includes(list)),
    error,
    isRefetching: missing.some((list) => list.isFetching),
    refetch: () => void Promise.all((isMissing ? missing : lists).map((list) => list.refetch())),
  };
}
