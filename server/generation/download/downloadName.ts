const ENDINGS: Record<string, string> = {
  'video/mp4': 'mp4',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/**
 * A file name made of a prompt's first words, safe on every system: `kilas-pantai-saat-senja.mp4`.
 * @param place 2, 3… for further pictures of a storyboard
 */
export function downloadName({
  prompt,
  mimeType,
  place = 1,
}: {
  prompt: string;
  mimeType: string;
  place?: number;
}): string {
  const words =
    prompt
      .toLowerCase()
      .normalize('NFKD')
      .match(/[a-z0-9]+/g)
      ?.slice(0, 6) ?? [];
  const stem = ['kilas', ...words].join('-').slice(0, 80);
  return `${stem}${place > 1 ? `-${place}` : ''}.${ENDINGS[mimeType] ?? 'bin'}`;
}
