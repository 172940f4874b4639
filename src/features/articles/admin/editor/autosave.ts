import { type AdminArticle, articlesEndpoints } from '../../../../../contract/articles.ts';
import { callApi } from '../../../../api/callApi.ts';
import { ApiError, isConnectionError } from '../../../../api/errors.ts';
import { newId } from '../../../../offline/newId.ts';
import { type ArticleFields, bodyOf, missingOf } from './articleFields.ts';
import { openLocalCopy } from './localCopy.ts';

/** Milliseconds of rest before a save, and between tries while the server is not reached. */
const REST_MS = 1500;
const RETRY_MS = 5000;

export type SaveState =
  | { name: 'saved' }
  | { name: 'unsaved' }
  | { name: 'saving' }
  /** Kept in this browser; tried again by itself. */
  | { name: 'waiting' }
  | { name: 'incomplete'; code: 'article_title_required' | 'article_content_required' }
  | { name: 'refused'; error: unknown }
  | { name: 'conflict'; theirs: AdminArticle };

interface AutosaveDeps {
  /** Null for an article that was never saved. */
  article: AdminArticle | null;
  onState: (state: SaveState) => void;
  /** The article as the server has it now. */
  onSaved: (article: AdminArticle, isNew: boolean) => void;
}

export interface Autosave {
  /** Something was typed: kept in this browser at once, sent after a rest. */
  change(fields: ArticleFields): void;
  /** Sends what is not saved yet, now. @returns the article as it was saved last; null when that was not possible, the state says why */
  flush(reason?: 'save' | 'restore'): Promise<AdminArticle | null>;
  /** Whether anything was written that the server does not have yet. */
  hasUnsaved(): boolean;
  /** Continues over this version: the next save replaces it. */
  rebase(version: number): void;
  /** What is written is what this version has. */
  settle(article: AdminArticle): void;
  stop(): void;
}

/**
 * Saves an article while it is being written. Nothing typed is lost: it is in this browser before it is sent, a save that
 * got no answer is sent again under its own name, and a version that somebody else saved meanwhile is never overwritten.
 */
export function createAutosave({ article, onState, onSaved }: AutosaveDeps): Autosave {
  let id = article?.id ?? null;
  let version = article?.version ?? null;
  let latest = article;
  let local = openLocalCopy(id);
  let pending: ArticleFields | null = null;
  let saveId = newId(Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<AdminArticle | null> = Promise.resolve(null);
  let isBlocked = false;

  function schedule(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send('autosave'), wait);
  }

  async function request(fields: ArticleFields, reason: 'autosave' | 'save' | 'restore'): Promise<AdminArticle> {
    const body = bodyOf(fields);
    if (id === null) return (await callApi(articlesEndpoints.createArticle, { body, idempotencyKey: saveId })).data;
    return (
      await callApi(articlesEndpoints.saveArticle, {
        params: { id },
        body: { ...body, ...(version !== null && { version }), save_id: saveId, reason },
      })
    ).data;
  }

  async function attempt(reason: 'autosave' | 'save' | 'restore'): Promise<AdminArticle | null> {
    const fields = pending;
    if (isBlocked) return null;
    if (!fields) return latest;
    const missing = missingOf(fields);
    if (missing) {
      onState({ name: 'incomplete', code: missing });
      return null;
    }
    onState({ name: 'saving' });
    try {
      const saved = await request(fields, reason);
      const isNew = id === null;
      ({ version } = saved);
      latest = saved;
      saveId = newId(Date.now());
      if (isNew) {
        await local.clear();
        id = saved.id;
        local = openLocalCopy(id);
      }
      onSaved(saved, isNew);
      if (pending === fields) {
        pending = null;
        await local.clear();
        onState({ name: 'saved' });
        return saved;
      }
      // Typed meanwhile: the browser's copy is over the new version now.
      keep();
      onState({ name: 'unsaved' });
      schedule(REST_MS);
      return saved;
    } catch (error) {
      if (isConnectionError(error) || (error instanceof ApiError && error.status >= 500)) {
        onState({ name: 'waiting' });
        schedule(RETRY_MS);
        return null;
      }
      // It reached the server and was refused: the next try is another save.
      saveId = newId(Date.now());
      if (error instanceof ApiError && error.code === 'article_conflict' && id !== null) {
        isBlocked = true;
        const theirs = await callApi(articlesEndpoints.article, { params: { id } }).catch(() => null);
        if (theirs) onState({ name: 'conflict', theirs: theirs.data });
        else {
          isBlocked = false;
          onState({ name: 'waiting' });
          schedule(RETRY_MS);
        }
        return null;
      }
      onState({ name: 'refused', error });
      return null;
    }
  }

  /** One at a time, in their order: the next is over the version that this one makes. */
  function send(reason: 'autosave' | 'save' | 'restore'): Promise<AdminArticle | null> {
    clearTimeout(timer);
    sending = sending.then(() => attempt(reason));
    return sending;
  }

  function keep(): void {
    if (pending) void local.save({ fields: pending, version, at: Date.now() });
  }

  return {
    change(fields) {
      pending = fields;
      keep();
      if (isBlocked) return;
      onState({ name: 'unsaved' });
      schedule(REST_MS);
    },
    flush: (reason = 'save') => send(reason),
    hasUnsaved: () => pending !== null,
    rebase(next) {
      version = next;
      isBlocked = false;
      keep();
    },
    settle(current) {
      ({ version } = current);
      latest = current;
      pending = null;
      isBlocked = false;
      void local.clear();
      onState({ name: 'saved' });
    },
    stop() {
      clearTimeout(timer);
      // Left before the rest was over: the browser has it, and so shall the server.
      if (pending && !isBlocked && !missingOf(pending)) void send('autosave');
    },
  };
}
