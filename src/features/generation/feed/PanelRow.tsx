import { Plural, useLingui } from '@lingui/react/macro';
import type { Task } from '../../../../contract/generation.ts';

/** A storyboard's pictures side by side under the first one; the details have each of them large. */
export function PanelRow({ task, onOpen }: { task: Task; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" onClick={onOpen} className="block w-full px-3 pt-3 text-start" aria-label={t`Look at all panels: ${task.prompt}`}>
      <span className="relative flex gap-1.5 overflow-x-auto [scrollbar-width:none]">
        {task.panels.map((panel) => (
          <img key={panel.url} src={panel.thumbnail_url} alt="" width={panel.width} height={panel.height} loading="lazy" decoding="async" className="aspect-video h-12 shrink-0 rounded-lg object-cover" />
        ))}
      </span>
      <span className="text-base-content/75 figures mt-1 block text-sm">
        <Plural value={task.panels.length} one="# panel" other="# panels" />
      </span>
    </button>
  );
}
