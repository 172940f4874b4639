import { Trans, useLingui } from '@lingui/react/macro';
import { type Role, ROLES } from '../../../../contract/schemas/accounts.ts';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { useDashboardLabels } from '../useDashboardLabels.ts';

interface RoleChipsProps {
  value: Role | undefined;
  onChange: (change: { role: Role | undefined }) => void;
}

/** Filters a list by role: admins or users, or what they made. */
export function RoleChips({ value, onChange }: RoleChipsProps) {
  const { t } = useLingui();
  const labels = useDashboardLabels();
  return (
    <ChoiceChips<Role>
      legend={<Trans>Role</Trans>}
      anyLabel={t`All`}
      value={value}
      choices={ROLES.map((role) => [role, labels.role[role]])}
      onChange={(role) => onChange({ role })}
    />
  );
}
