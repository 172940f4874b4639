import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { lockScroll } from './lockScroll.ts';
import { layers, pushLayer } from './topLayer.ts';

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** id of the element that names it. */
  labelledBy: string;
  describedBy?: string;
  role?: 'alertdialog';
  className?: string;
  style?: CSSProperties;
  /** False where a press outside would throw away something typed. */
  closesOnBackdrop?: boolean;
  children: ReactNode;
}

/**
 * The ground of Dialog, Sheet and FullScreenMenu: the browser's own modal dialog, which traps focus, makes the rest inert
 * and gives focus back. Whatever carries `data-first-focus` gets it first, otherwise the browser's choice. Nothing of it is
 * in the document while it is closed.
 */
export function Modal(props: ModalProps) {
  return props.isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({
  onClose,
  role,
  labelledBy,
  describedBy,
  className,
  style,
  closesOnBackdrop = true,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Read before anything inside has been put in place: a field with `autoFocus` takes focus then.
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    const removeLayer = pushLayer(dialog);
    const unlock = lockScroll();
    return () => {
      removeLayer();
      dialog.close();
      unlock();
      // React takes the dialog out before the browser's own return of focus can see it.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else if (document.activeElement === document.body) focusHeading();
    };
  }, [opener]);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(
        'backdrop:animate-fade text-base-content fixed m-0 max-h-none max-w-none backdrop:bg-black/55',
        className,
      )}
      style={style}
      onCancel={(event) => {
        // React passes on what a dialog within this one, or a picker of files, was told.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (closesOnBackdrop && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Focuses the heading of the dialog below, or of the screen, when the opener of a dialog is gone. */
function focusHeading(): void {
  const below = layers.read().at(-1);
  const heading = below ? below.querySelector('h2') : document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
