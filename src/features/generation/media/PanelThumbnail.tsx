import type { Task } from '../../../../contract/generation.ts';
import type { FreshMedia } from './useFreshMedia.ts';

/** A panel's small picture; its empty place while it does not load, as without a network. */
export function PanelThumbnail({
  panel,
  media,
  className,
}: {
  panel: Task['panels'][number];
  media: FreshMedia;
  className: string;
}) {
  const { thumbnail_url: address, width, height } = panel;
  const style = { aspectRatio: width / height };
  if (media.isBroken(address)) return <span className={`block ${className}`} style={style} />;
  return (
    <img
      src={address}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => media.handleMediaError(address)}
      style={style}
      className={`object-cover ${className}`}
    />
  );
}
