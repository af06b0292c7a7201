// The differences between the permissions of two roles.
import { Grid, Text, chakra } from '../../ui/index.ts';
import type { Permission, PermissionRules } from './usePermissionRules.ts';

export function RoleDifference({
  granted,
  other,
  rules: { groups, titleOf },
}: {
  granted: ReadonlySet<Permission>;
  other: { readonly name: string; readonly permissions: readonly Permission[] };
  rules: PermissionRules;
}) {
  const all = groups.flatMap(({ permissions }) => permissions.map(({ permission }) => permission));
  const onlyHere = all.filter((each) => granted.has(each) && !other.permissions.includes(each));
  const onlyThere = all.filter((each) => !granted.has(each) && other.permissions.includes(each));
  if (onlyHere.length === 0 && onlyThere.length === 0) {
    return <Text mb="4">Права те же, что у роли «{other.name}»</Text>;
  }
  const sides = [
    { title: `Есть здесь, нет у «${other.name}»`, rights: onlyHere },
    { title: `Нет здесь, есть у «${other.name}»`, rights: onlyThere },
  ];
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" mb="5">
      {sides.map(({ title, rights }) => (
        <Side key={title} aria-label={title}>
          <Text fontWeight="medium">
            {title}: {rights.length}
          </Text>
          <ul>
            {rights.map((permission) => (
              <li key={permission}>{titleOf(permission)}</li>
            ))}
          </ul>
        </Side>
      ))}
    </Grid>
  );
}

const Side = chakra('section', {
  base: {
    minW: '0',
    p: '3',
    bg: 'soft',
    borderRadius: 'lg',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& ul': { m: '0', mt: '1', pl: '4', maxH: '220px', overflowY: 'auto' },
  },
});
