import { useQuery } from '@tanstack/react-query';
import type { Kind, Model } from '../../../../contract/generation.ts';
import { editModelsQuery, fromImageModelsQuery, imageModelsQuery, videoModelsQuery } from '../queries.ts';

export interface Models {
  byKind: Record<Kind, readonly Model[]>;
  all: readonly Model[];
  isPending: boolean;
  /** Set when a list failed and there is nothing kept to show instead. */
  error: Error | null;
  refetch: () => void;
}

const NONE: readonly Model[] = [];

/** Most models stand in both lists of their kind: what makes a picture from text usually edits one too. */
function together(fromText: readonly Model[] = NONE, fromImage: readonly Model[] = NONE): readonly Model[] {
  const known = new Set(fromText.map((model) => model.id));
  return [...fromText, ...fromImage.filter((model) => !known.has(model.id))];
}

/** Every model that is on. Each mode the form offers comes from here. */
export function useModels(): Models {
  // Four by hand: what asks for any number of them weighs more than this screen.
  const videos = useQuery(videoModelsQuery);
  const images = useQuery(imageModelsQuery);
  const fromImage = useQuery(fromImageModelsQuery);
  const edit = useQuery(editModelsQuery);
  const video = together(videos.data?.data, fromImage.data?.data);
  const image = together(images.data?.data, edit.data?.data);
  return {
    byKind: { video, image },
    all: [...video, ...image],
    isPending: videos.isPending || images.isPending || fromImage.isPending || edit.isPending,
    error: (videos.data ? null : videos.error) ?? (images.data ? null : images.error),
    refetch: () => void Promise.all([videos.refetch(), images.refetch()]),
  };
}
