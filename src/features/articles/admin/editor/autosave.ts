import { type AdminArticle, articlesEndpoints } from '../../../../../contract/articles.ts';
import { callApi } from '../../../../api/callApi.ts';
import { ApiError } from '../../../../api/errors.ts';
import { isTransient } from '../../../../api/isTransient.ts';
import { newId } from '../../../../offline/newId.ts';
import { type ArticleFields, bodyOf, missingOf } from './articleFields.ts';
import { type LocalCopy, openLocalCopy, type UnansweredSave } from './localCopy.ts';

/** Milliseconds without typing before a save, and between retries. */
const REST_MS = 1500;
const RETRY_MS = 5000;

export type SaveState =
  | { name: 'saved' }
  | { name: 'unsaved' }
  | { name: 'saving' }
  /** Stored in this browser; retried automatically. */
  | { name: 'waiting' }
  | { name: 'incomplete'; code: 'article_title_required' | 'article_content_required' }
  | { name: 'refused'; error: unknown }
  | { name: 'conflict'; theirs: AdminArticle };

interface AutosaveDeps {
  /** Null for an article that was never saved. */
  id: string | null;
  /** As the server has it; null when it was never saved or could not be loaded. */
  article: AdminArticle | null;
  onState: (state: SaveState) => void;
  /** The article as the server has it now. */
  onSaved: (article: AdminArticle, isNew: boolean) => void;
}

export interface Autosave {
  /** Whether something may have changed that was not passed to `change` yet: meanwhile nothing counts as saved. */
  setTouched(isTouched: boolean): void;
  /** Something was typed: stored in this browser at once, sent after a pause. */
  change(fields: ArticleFields): void;
  /** Saves now. @returns the article as last saved; null when that failed, and the state says why */
  flush(reason?: 'save' | 'restore'): Promise<AdminArticle | null>;
  /** Whether anything typed is not, or may not be, on the server yet. */
  hasUnsaved(): boolean;
  /** Continues on top of this version: the next save replaces it. */
  rebase(version: number): void;
  /** Continues with what was typed here before, and with its save that was not answered. */
  resume(copy: LocalCopy): void;
  /** Discards unsaved changes: this version is what counts. */
  settle(article: AdminArticle): void;
  stop(): void;
}

/**
 * Saves an article while it is being written. What is typed is stored in this browser before it is sent. A save without
 * an answer is repeated with the same text under the same id, also after a reload, before anything newer is sent: the
 * server counts it once. A version that somebody else saved meanwhile is never overwritten unasked.
 */
export function createAutosave({ id: openedId, article, onState, onSaved }: AutosaveDeps): Autosave {
  let id = openedId;
  let version = article?.version ?? null;
  let latest = article;
  let local = openLocalCopy(id);
  let pending: ArticleFields | null = null;
  let unanswered: UnansweredSave | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<AdminArticle | null> = Promise.resolve(null);
  let isBlocked = false;
  let isTouched = false;
  let isStopped = false;

  /** What was told last, apart from that something may have changed. */
  let told: SaveState = { name: 'saved' };

  function tell(state: SaveState): void {
    told = state;
    onState(isTouched && state.name === 'saved' ? { name: 'unsaved' } : state);
  }

  function schedule(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send('autosave'), wait);
  }

  async function request(save: UnansweredSave, reason: 'autosave' | 'save' | 'restore'): Promise<AdminArticle> {
    const body = bodyOf(save.fields);
    if (id === null) return (await callApi(articlesEndpoints.createArticle, { body, idempotencyKey: save.id })).data;
    return (
      await callApi(articlesEndpoints.saveArticle, {
        params: { id },
        body: { ...body, ...(version !== null && { version }), save_id: save.id, reason },
      })
    ).data;
  }

  async function attempt(reason: 'autosave' | 'save' | 'restore'): Promise<AdminArticle | null> {
    const fields = pending;
    if (isBlocked) return null;
    if (!fields) return latest;
    const missing = unanswered ? null : missingOf(fields);
    if (missing) {
      tell({ name: 'incomplete', code: missing });
      return null;
    }
    tell({ name: 'saving' });
    const save = (unanswered ??= { id: newId(Date.now()), fields });
    // Before it is sent: the page may be gone when the answer comes.
    await keep();
    try {
      const saved = await request(save, reason);
      const isNew = id === null;
      ({ version } = saved);
      latest = saved;
      unanswered = null;
      if (isNew) {
        await local.clear();
        id = saved.id;
        local = openLocalCopy(id);
      }
      onSaved(saved, isNew);
      if (pending === save.fields) {
        pending = null;
        await local.clear();
        tell({ name: 'saved' });
        return saved;
      }
      // Typed meanwhile: the browser's copy is now based on the new version.
      await keep();
      // An earlier save has arrived; now what was asked for.
      if (save.fields !== fields) return attempt(reason);
      tell({ name: 'unsaved' });
      schedule(REST_MS);
      return saved;
    } catch (error) {
      if (isTransient(error)) {
        tell({ name: 'waiting' });
        schedule(RETRY_MS);
        return null;
      }
      // The server refused it, so the next try is a new save.
      unanswered = null;
      if (error instanceof ApiError && error.code === 'article_conflict' && id !== null) {
        isBlocked = true;
        const theirs = await callApi(articlesEndpoints.article, { params: { id } }).catch(() => null);
        if (theirs) tell({ name: 'conflict', theirs: theirs.data });
        else {
          isBlocked = false;
          tell({ name: 'waiting' });
          schedule(RETRY_MS);
        }
        return null;
      }
      tell({ name: 'refused', error });
      return null;
    }
  }

  /** One save at a time, in order: each is based on the version that the one before created. */
  function send(reason: 'autosave' | 'save' | 'restore'): Promise<AdminArticle | null> {
    clearTimeout(timer);
    sending = sending.then(() => attempt(reason));
    return sending;
  }

  async function keep(): Promise<void> {
    if (pending) await local.save({ fields: pending, version, unanswered, at: Date.now() });
  }

  function change(fields: ArticleFields): void {
    pending = fields;
    void keep();
    if (isBlocked) return;
    tell({ name: 'unsaved' });
    // The editor may report its last change after `stop`.
    schedule(isStopped ? 0 : REST_MS);
  }

  return {
    setTouched(next) {
      isTouched = next;
      // Nothing had changed after all: what was told before still holds, such as what is missing.
      if (!isBlocked) onState(next ? { name: 'unsaved' } : told);
    },
    change,
    flush: (reason = 'save') => send(reason),
    hasUnsaved: () => pending !== null || isTouched,
    rebase(next) {
      version = next;
      unanswered = null;
      isBlocked = false;
      void keep();
    },
    resume(copy) {
      if (copy.version !== null) ({ version } = copy);
      ({ unanswered } = copy);
      // If nothing was typed since, it is the same save: one answer is enough for both.
      const isSame = JSON.stringify(unanswered?.fields) === JSON.stringify(copy.fields);
      change(isSame && unanswered ? unanswered.fields : copy.fields);
    },
    settle(current) {
      ({ version } = current);
      latest = current;
      pending = null;
      unanswered = null;
      isBlocked = false;
      void local.clear();
      tell({ name: 'saved' });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      // Closed before the pause was over: the browser has the text, but the server should have it too.
      if (pending && !isBlocked && !missingOf(pending)) void send('autosave');
    },
  };
}
