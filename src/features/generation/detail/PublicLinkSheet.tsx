import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { type Share, sharesEndpoints } from '../../../../contract/shares.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { shareQuery } from '../tasks/shareQuery.ts';

/** The wanted state of the link: off, or on with or without the prompt. */
type Wanted = { isOn: false } | { isOn: true; showsPrompt: boolean };

/** An item's public link: off until its owner turns it on, with the prompt only if they want to show it. */
export function PublicLinkSheet({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const params = { id: taskId };
  const query = shareQuery(taskId);
  const { data: share, error } = useQuery(query);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (wanted: Wanted): Promise<Share | null> => {
      if (wanted.isOn)
        return (await callApi(sharesEndpoints.openShare, { params, body: { shows_prompt: wanted.showsPrompt } })).data;
      await callApi(sharesEndpoints.endShare, { params });
      return null;
    },
    meta: { showsOwnErrors: true },
    async onSuccess(data) {
      // An answer that the server has read before the change must not replace it.
      await queryClient.cancelQueries(query);
      queryClient.setQueryData(query.queryKey, data);
    },
    onError(failure) {
      showToast({ type: 'error', title: t`The public link could not be changed.`, description: errorText(failure) });
      // It may have been changed all the same: nothing is shown until the server says what is public.
      void queryClient.resetQueries(query);
    },
  });
  const showsPrompt = isPending && variables.isOn ? variables.showsPrompt : (share?.shows_prompt ?? false);
  const isOn = isPending ? variables.isOn : Boolean(share);

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ type: 'success', title: t`Public link copied` });
    } catch {
      showToast({ type: 'error', title: t`The link could not be copied. Select it and copy it by hand.` });
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={<Trans>Public link</Trans>}>
      {share === undefined ? (
        error ? (
          <p role="alert" className="py-4">
            {errorText(error)}
          </p>
        ) : (
          <div className="flex justify-center py-8">
            <Spinner />
          </div>
        )
      ) : (
        <div className="space-y-4 pb-2">
          <Switch
            label={<Trans>Whoever has the link can see it</Trans>}
            hint={<Trans>Turned off, the page ends at once. A new link has another address.</Trans>}
            isOn={isOn}
            isDisabled={isPending}
            onChange={(isWanted) => mutate(isWanted ? { isOn: true, showsPrompt: false } : { isOn: false })}
          />
          {isOn && share && (
            <>
              <Switch
                label={<Trans>Show the prompt too</Trans>}
                isOn={showsPrompt}
                isDisabled={isPending}
                onChange={(isWanted) => mutate({ isOn: true, showsPrompt: isWanted })}
              />
              <input
                readOnly
                value={share.url}
                aria-label={t`Public link`}
                onFocus={(event) => event.target.select()}
                className="input border-line bg-base-200 w-full"
              />
              <div className="flex gap-2 tiny:flex-wrap">
                <Button
                  className="grow"
                  icon={<Copy className="size-5" aria-hidden="true" />}
                  onClick={() => void copy(share.url)}
                >
                  <Trans>Copy</Trans>
                </Button>
                {'share' in navigator && (
                  <Button
                    variant="outline"
                    className="grow"
                    icon={<Share2 className="size-5" aria-hidden="true" />}
                    // Closing the share sheet without a choice is not an error.
                    onClick={() => void navigator.share({ url: share.url }).catch(() => undefined)}
                  >
                    <Trans>Share</Trans>
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}
