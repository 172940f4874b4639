import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { templatesEndpoints, type Template } from '../../../../contract/templates.ts';
import { callApi } from '../../../api/callApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { forgetTemplate } from '../templatesQuery.ts';

/** Edit and delete, for an own template. */
export function OwnTemplateActions({ template, onDeleted }: { template: Template; onDeleted: () => void }) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => callApi(templatesEndpoints.deleteTemplate, { params: { id: template.id } }),
    onSuccess() {
      onDeleted();
      forgetTemplate(queryClient, template.id);
      showToast({ type: 'success', title: t`Template deleted` });
    },
    onError: () => setIsAsking(false),
  });
  const { name } = template;

  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        to="/template/create"
        search={{ edit: template.id }}
        variant="outline"
        className="grow"
        icon={<Pencil className="size-4" aria-hidden="true" />}
      >
        <Trans>Change</Trans>
      </ButtonLink>
      <Button
        variant="outline"
        className="text-error grow"
        aria-disabled={!isOnline || undefined}
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => isOnline && setIsAsking(true)}
      >
        {isOnline ? <Trans>Delete</Trans> : <Trans>Delete (needs a connection)</Trans>}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Delete this template?</Trans>}
        description={<Trans>“{name}” will be gone for good. What you made with it stays.</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
        isBusy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
