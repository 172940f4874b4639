import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

interface SwitchesReply<Switches> {
  data: Switches | null;
}

/** What a failed change takes back: its own switches, as they were. */
function valuesBefore<Switches extends object>(before: Switches, changes: Partial<Switches>): Partial<Switches> {
  const own = Object.keys(changes).map((name) => [name, before[name as keyof Switches]]);
  return Object.fromEntries(own) as Partial<Switches>;
}

/**
 * Saves changes of switches, which are shown at once. Several may be under way: one that fails takes back nothing of
 * the others, and after the last one the server is asked, since a change whose answer was lost may have been made.
 * @param options.queryKey of the query whose answer holds the switches
 * @param options.onError tells of a failure, in place of the usual toast
 */
export function useSaveSwitches<Switches extends object>({
  queryKey,
  save,
  onError,
}: {
  queryKey: QueryKey;
  save: (changes: Partial<Switches>) => Promise<unknown>;
  onError?: (error: unknown) => void;
}): (changes: Partial<Switches>) => void {
  const queryClient = useQueryClient();
  const show = (changes: Partial<Switches>) =>
    queryClient.setQueryData<SwitchesReply<Switches>>(queryKey, (known) =>
      known?.data ? { data: { ...known.data, ...changes } } : known,
    );
  const { mutate } = useMutation({
    mutationKey: queryKey,
    meta: { showsOwnErrors: onError !== undefined },
    mutationFn: save,
    async onMutate(changes) {
      // An answer that the server has read before the change must not replace it.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<SwitchesReply<Switches>>(queryKey)?.data;
      show(changes);
      return before ? valuesBefore(before, changes) : {};
    },
    onError(error, _changes, before) {
      if (before) show(before);
      onError?.(error);
    },
    onSettled() {
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
