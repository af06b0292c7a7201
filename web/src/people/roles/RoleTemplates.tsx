// Templates of a new role by profession: permissions, and a name and description if these are empty.
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectBox, Stack, Text } from '../../ui/index.ts';
import { switchPermissions } from './switchPermissions.ts';
import type { Permission, PermissionRules } from './usePermissionRules.ts';

interface Values {
  name: string;
  description: string;
  permissions: readonly Permission[];
}

export function RoleTemplates({ rules }: { rules: PermissionRules }) {
  const { getValues, setValue } = useFormContext<Values>();
  const [code, setCode] = useState('');
  const preset = rules.presets.find((each) => each.code === code);
  const taken = preset && splitGrantable(preset.permissions, rules);
  if (rules.presets.length === 0) return null;
  const begin = (chosen: string) => {
    const before = rules.presets.find((each) => each.code === code);
    const next = rules.presets.find((each) => each.code === chosen);
    setCode(chosen);
    for (const field of ['name', 'description'] as const) {
      const typed = getValues(field);
      if (typed === '' || typed === before?.[field]) {
        setValue(field, next?.[field] ?? '', { shouldDirty: true, shouldValidate: true });
      }
    }
    const granted = next ? splitGrantable(next.permissions, rules).granted : [];
    setValue('permissions', granted, { shouldDirty: true });
  };
  return (
    <Stack gap="1.5">
      <SelectBox
        label="С чего начать"
        hint="Права профессии можно потом изменить"
        options={[
          { value: '', label: 'С пустой роли' },
          ...rules.presets.map(({ code: value, name }) => ({ value, label: name })),
        ]}
        value={code}
        onChange={begin}
      />
      {taken && taken.left.length > 0 && (
        <Text size="sm" tone="muted" as="output">
          {`Без того, чего нет у вас: ${taken.left.map(rules.titleOf).join(', ')}`}
        </Text>
      )}
    </Stack>
  );
}

/**
 * Splits permissions into those that the viewer may grant, together with required ones, and the rest.
 */
export function splitGrantable(
  permissions: readonly Permission[],
  rules: PermissionRules,
): { granted: Permission[]; left: readonly Permission[] } {
  const { granted, notSwitched } = switchPermissions(new Set(), permissions, true, rules);
  return { granted: [...granted], left: notSwitched };
}
