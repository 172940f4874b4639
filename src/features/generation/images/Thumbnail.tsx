import ImageOff from 'lucide-react/icons/image-off';
import { useImageUrl } from './useImageUrl.ts';

/** An image of the draft that fills its frame. */
export function Thumbnail({ id }: { id: string }) {
  const url = useImageUrl(id);
  if (!url) return <ImageOff className="text-base-content/60 absolute inset-0 m-auto size-5" aria-hidden="true" />;
  return <img src={url} alt="" draggable={false} className="absolute inset-0 size-full object-cover" />;
}
