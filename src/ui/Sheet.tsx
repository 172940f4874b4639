import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, type RefObject, useId } from 'react';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';
import { useAnchoredPosition } from './useAnchoredPosition.ts';
import { useDragDown } from './useDragDown.ts';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** On wide screens the sheet opens as a popover beside this element; without it, as a dialog in the middle. */
  anchor?: RefObject<HTMLElement | null>;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Settings and details: from the bottom edge on phones (drag down or press outside to close), popover or dialog from
 * 1024 px.
 */
export function Sheet({ isOpen, onClose, title, anchor, footer, children }: SheetProps) {
  const { t } = useLingui();
  const titleId = useId();
  const popover = useAnchoredPosition(anchor, isOpen);
  const drag = useDragDown(onClose);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      style={popover ? ({ '--offset': `${popover.offset}px` } as CSSProperties) : undefined}
      className={classNames(
        'inset-0 size-full bg-transparent',
        // What keeps the popover off its anchor shrinks where the popover needs the room.
        popover
          ? `flex flex-col items-start p-4 backdrop:bg-transparent ${popover.side === 'below' ? 'before:basis-(--offset)' : 'justify-end after:basis-(--offset)'}`
          : 'grid grid-cols-[minmax(0,1fr)] items-end lg:place-items-center',
      )}
    >
      <div
        style={popover ? { marginLeft: popover.left } : drag.style}
        className={classNames(
          'bg-surface border-line shadow-lift flex w-full flex-col border-t pb-[env(safe-area-inset-bottom)] lg:w-[26rem] lg:border lg:pb-0',
          popover
            ? 'animate-rise rounded-box max-h-full shrink-0'
            : 'max-lg:animate-sheet lg:animate-rise lg:rounded-box max-h-[88dvh] rounded-t-3xl',
        )}
      >
        <div {...drag.handlers} className="touch-none pt-2 lg:touch-auto">
          <div className="bg-base-content/25 mx-auto h-1 w-10 rounded-full lg:hidden" />
          <div className="flex items-center justify-between gap-2 ps-5 pe-2 pt-1">
            <h2 id={titleId} className="text-lg font-bold">
              {title}
            </h2>
            <IconButton label={t`Close`} icon={<X className="size-5" aria-hidden="true" />} onClick={onClose} />
          </div>
        </div>
        <div className="grow overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
        {footer && <div className="border-line border-t px-5 py-3">{footer}</div>}
      </div>
    </Modal>
  );
}
