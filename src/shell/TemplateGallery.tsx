import { type ComponentProps, Suspense } from 'react';
import { loadMessages } from '../i18n/messages.ts';
import { lazyPart } from './lazyPart.ts';

/** Shown only to users who have made nothing yet. */
const TemplateShelf = lazyPart(async () => {
  const [shelf] = await Promise.all([import('../features/templates/TemplateShelf.tsx'), loadMessages('templates')]);
  return shelf.TemplateShelf;
});

/** Templates to start from, for the screens of other features. Loaded after the screen. */
export function TemplateGallery(props: ComponentProps<typeof TemplateShelf>) {
  return (
    <Suspense fallback={null}>
      <TemplateShelf {...props} />
    </Suspense>
  );
}
