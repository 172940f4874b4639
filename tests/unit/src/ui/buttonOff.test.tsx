// @vitest-environment jsdom
/** A button whose own press leaves it nothing to do, as at the last page, keeps the focus and ignores presses. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/Button.tsx';
import { IconButton } from '../../../../src/ui/IconButton.tsx';

test.each<[string, (isOff: boolean, onClick: () => void) => ReactNode]>([
  [
    'with a text',
    (isOff, onClick) => (
      <Button isOff={isOff} onClick={onClick}>
        Undo
      </Button>
    ),
  ],
  ['with an icon', (isOff, onClick) => <IconButton label="Next page" icon={null} isOff={isOff} onClick={onClick} />],
])('%s', async (_kind, button) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const press = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (isOff: boolean) => act(async () => root.render(button(isOff, press)));
  await show(false);
  const shown = place.querySelector('button')!;
  shown.focus();
  shown.click();
  await show(true);
  shown.click();
  expect(press).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(shown);
  expect(shown.getAttribute('aria-disabled')).toBe('true');
});
