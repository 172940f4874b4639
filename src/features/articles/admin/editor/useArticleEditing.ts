import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AdminArticle, articlesEndpoints } from '../../../../../contract/articles.ts';
import type { Language } from '../../../../../contract/languages.ts';
import { callApi } from '../../../../api/callApi.ts';
import { isConnectionError } from '../../../../api/errors.ts';
import { ADMIN_LISTS } from '../adminQueries.ts';
import { type ArticleFields, type DraftBlock, emptyFields, fieldsOf } from './articleFields.ts';
import type { BlockEditorHandle } from './BlockEditor.tsx';
import { type Autosave, createAutosave, type SaveState } from './autosave.ts';
import { openLocalCopy } from './localCopy.ts';

export interface Editing {
  /** Null until loaded. */
  fields: ArticleFields | null;
  article: AdminArticle | null;
  state: SaveState;
  /** Incremented when the fields were replaced from outside: the block editor is then re-created. */
  edition: number;
  error: unknown;
  /** Tries to load it again. */
  reopen(): void;
  change(change: Partial<ArticleFields>): void;
  /** What the text editor is given, and what it reports. */
  text: {
    ref: RefObject<BlockEditorHandle | null>;
    onChange(blocks: DraftBlock[]): void;
    onTouched(isTouched: boolean): void;
  };
  /** Replaces the fields on the screen and saves them. */
  replace(fields: ArticleFields, reason: 'save' | 'restore'): void;
  /**
   * Saves what is on the screen. @returns the article as the server has it now; null when not all of it could be saved,
   * and the state says why
   */
  saveAll(): Promise<AdminArticle | null>;
  overwriteTheirs(): void;
  takeTheirs(): void;
  /** Takes over the answer of publishing and the like. */
  take(article: AdminArticle): void;
}

/** An article being edited: the fields on the screen, the saved article, and the state of saving. */
export function useArticleEditing(id: string | null, language: Language): Editing {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState<ArticleFields | null>(null);
  const [article, setArticle] = useState<AdminArticle | null>(null);
  const [state, setState] = useState<SaveState>({ name: 'saved' });
  const [edition, setEdition] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);
  const autosave = useRef<Autosave>(undefined);
  const current = useRef<ArticleFields>(undefined);
  /** The open article. A new one gets its id while it stays open. */
  const openId = useRef<string | null>(undefined);
  const textRef = useRef<BlockEditorHandle>(null);
  const shownEdition = useRef(0);

  function show(next: ArticleFields): void {
    current.current = next;
    setFields(next);
  }

  useEffect(() => {
    if (openId.current !== undefined && openId.current === id) return;
    openId.current = id;
    let isLeft = false;

    async function open() {
      const local = openLocalCopy(id).load();
      const [found, kept] = await Promise.all([
        id === null
          ? null
          : callApi(articlesEndpoints.article, { params: { id } })
              .then(({ data }) => data)
              .catch(async (failure: unknown) => {
                // Without a network, editing continues with the local copy.
                if (isConnectionError(failure) && (await local)) return null;
                throw failure;
              }),
        local,
      ]);
      if (isLeft) return;
      autosave.current = createAutosave({
        id,
        article: found,
        onState: setState,
        onSaved(saved, isNew) {
          setArticle(saved);
          void queryClient.invalidateQueries({ queryKey: ADMIN_LISTS });
          if (!isNew || isLeft) return;
          openId.current = saved.id;
          // Puts the new article's id into the URL; the screen stays as it is.
          void navigate({ to: '/admin/blog', search: { edit: saved.id }, replace: true, resetScroll: false });
        },
      });
      setArticle(found);
      if (!kept) return show(found ? fieldsOf(found) : emptyFields(language));
      // Typed here and never confirmed: it is saved now, or shown as a conflict if somebody else saved since.
      show(kept.fields);
      autosave.current.resume(kept);
    }

    void open().catch((failure: unknown) => {
      if (isLeft) return;
      openId.current = undefined;
      setError(failure);
    });
    return () => {
      isLeft = true;
    };
    // The language is only the default of a new article; a later change of it must not reload an article.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, attempts]);

  /** Replaces the content of the screen; late reports of the previous editor are ignored. */
  function showInstead(next: ArticleFields): void {
    show(next);
    shownEdition.current += 1;
    setEdition(shownEdition.current);
    autosave.current?.setTouched(false);
  }

  function change(changed: Partial<ArticleFields>): void {
    if (!current.current) return;
    const next = { ...current.current, ...changed };
    show(next);
    autosave.current?.change(next);
  }

  function reopen(): void {
    setError(null);
    setAttempts((count) => count + 1);
  }

  useEffect(() => {
    const stopWaiting = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      if (autosave.current) void autosave.current.flush();
      else if (openId.current === undefined) reopen();
    });
    // A hidden page may never become visible again.
    const readText = () => void (document.hidden && textRef.current?.read());
    document.addEventListener('visibilitychange', readText);
    return () => {
      stopWaiting();
      document.removeEventListener('visibilitychange', readText);
      autosave.current?.stop();
    };
  }, []);

  return {
    fields,
    article,
    state,
    edition,
    error,
    reopen,
    change,
    text: {
      ref: textRef,
      onChange: (blocks) => edition === shownEdition.current && change({ blocks }),
      onTouched: (isTouched) => edition === shownEdition.current && autosave.current?.setTouched(isTouched),
    },
    replace(next, reason) {
      showInstead(next);
      autosave.current?.change(next);
      void autosave.current?.flush(reason);
    },
    async saveAll() {
      await textRef.current?.read();
      // For a new article without changes, this reports what is missing.
      if (!article && current.current) autosave.current?.change(current.current);
      const saved = await autosave.current?.flush();
      return autosave.current?.hasUnsaved() ? null : (saved ?? null);
    },
    overwriteTheirs() {
      if (state.name !== 'conflict' || !current.current) return;
      autosave.current?.rebase(state.theirs.version);
      autosave.current?.change(current.current);
      void autosave.current?.flush();
    },
    takeTheirs() {
      if (state.name !== 'conflict') return;
      setArticle(state.theirs);
      showInstead(fieldsOf(state.theirs));
      autosave.current?.settle(state.theirs);
    },
    take(next) {
      setArticle(next);
      void queryClient.invalidateQueries({ queryKey: ADMIN_LISTS });
    },
  };
}
