// A dialog that lists a token's permissions.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Box, chakra, Heading, Modal, ModalBody, Stack } from '../../ui/index.ts';
import { withoutBasePermission } from './basePermission.ts';
import type {
  Permission,
  TokenPermissionsModalQuery,
} from '../../__generated__/TokenPermissionsModalQuery.graphql.ts';

export function TokenPermissionsModal({
  name,
  permissions,
}: {
  name: string;
  permissions: readonly Permission[];
}) {
  const { permissionGroups } = useLazyQuery<TokenPermissionsModalQuery>(
    graphql`
      query TokenPermissionsModalQuery @throwOnFieldError {
        permissionGroups {
          name
          title
          permissions {
            permission
            title
          }
        }
      }
    `,
    {},
  );
  const shown = withoutBasePermission(permissions);
  const granted = permissionGroups.flatMap(({ permissions: flags, ...group }) => {
    const own = flags.filter(({ permission }) => shown.includes(permission));
    return own.length > 0 ? [{ ...group, flags: own }] : [];
  });
  return (
    <Modal title={`Что доступно: «${name}»`} size="narrow">
      <ModalBody>
        <Stack gap="4">
          {granted.map((group) => (
            <Box key={group.name}>
              <Heading as="h3" size="small" mb="1">
                {group.title}
              </Heading>
              <List>
                {group.flags.map(({ permission, title }) => (
                  <li key={permission}>{title}</li>
                ))}
              </List>
            </Box>
          ))}
        </Stack>
      </ModalBody>
    </Modal>
  );
}

const List = chakra('ul', { base: { pl: '5', listStyleType: 'disc', color: 'muted' } });
