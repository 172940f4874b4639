/** How events reach their listeners, and when the source behind an emitter runs. */
import { expect, test, vi } from 'vitest';
import { createEmitter } from '../../../../src/offline/createEmitter.ts';

test('an event reaches every listener, and none that has unsubscribed', () => {
  const emitter = createEmitter<string>();
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = emitter.subscribe(first);
  emitter.subscribe(second);
  emitter.emit('one');
  unsubscribe();
  emitter.emit('two');
  expect(first.mock.calls).toEqual([['one']]);
  expect(second.mock.calls).toEqual([['one'], ['two']]);
});

test('the source starts with the first listener, stops with the last, and starts again', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const emitter = createEmitter(start);
  const unsubscribers = [emitter.subscribe(() => {}), emitter.subscribe(() => {})];
  expect(start).toHaveBeenCalledTimes(1);

  unsubscribers[0]!();
  expect(emitter.hasListeners()).toBe(true);
  expect(stop).not.toHaveBeenCalled();
  unsubscribers[1]!();
  expect(emitter.hasListeners()).toBe(false);
  expect(stop).toHaveBeenCalledTimes(1);

  emitter.subscribe(() => {});
  expect(start).toHaveBeenCalledTimes(2);
});

test('unsubscribing twice stops nothing that started meanwhile', () => {
  const stop = vi.fn();
  const emitter = createEmitter(() => stop);
  const unsubscribe = emitter.subscribe(() => {});
  unsubscribe();
  emitter.subscribe(() => {});
  unsubscribe();
  expect(stop).toHaveBeenCalledTimes(1);
});
