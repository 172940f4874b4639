import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ImageQuoteRequest, VideoQuoteRequest, type Quote, type Task } from '../../../../contract/generation.ts';
import { quoteQuery, type QuoteRequest } from '../queries.ts';

function quoteRequest({ kind, mode, model, settings }: Task): QuoteRequest {
  const body = { mode, model: model.id, resolution: settings.resolution, count: settings.max_images };
  return kind === 'video'
    ? { kind, body: v.parse(VideoQuoteRequest, { ...body, duration_seconds: settings.duration_seconds ?? undefined }) }
    : { kind, body: v.parse(ImageQuoteRequest, body) };
}

/** Today's price of generating a task again; null while unknown. */
export function useTaskQuote(task: Task): Quote | null {
  const { data } = useQuery(quoteQuery(quoteRequest(task)));
  return data?.data ?? null;
}
