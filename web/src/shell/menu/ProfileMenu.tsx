// The menu of the signed-in user: profile, companies, theme, sign out.
import { Building2, LogOut, Monitor, Moon, ShoppingBag, Sun, UserRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Avatar, Box, chakra, chooseTheme, Flex, Menu, Text, themeChoice } from '../../ui/index.ts';
import { useSignOut } from '../../people/index.ts';
import type { ProfileMenu_viewer$key } from '../../__generated__/ProfileMenu_viewer.graphql.ts';

export function ProfileMenu({
  viewer,
  roleLabel,
  purchases,
}: {
  viewer: ProfileMenu_viewer$key;
  /** The user's role in the current company. */
  roleLabel?: string;
  /** The address of the user's purchases in the current company. */
  purchases?: string | undefined;
}) {
  const { name, surname, email, photo } = useFragment<ProfileMenu_viewer$key>(
    graphql`
      fragment ProfileMenu_viewer on Viewer {
        name
        surname
        email
        photo
      }
    `,
    viewer,
  );
  const signOut = useSignOut();
  const fullName = [name, surname].filter(Boolean).join(' ');
  return (
    <Menu
      label="Меню профиля"
      trigger={
        <Trigger type="button" aria-label={`Профиль: ${fullName}`}>
          <Avatar name={fullName} photo={photo ?? null} size={32} />
        </Trigger>
      }
      header={
        <Flex align="center" gap="3" px="3.5" py="3" borderBottom="1px solid" borderColor="line">
          <Avatar name={fullName} photo={photo ?? null} size={40} />
          <Box minW="0">
            <Text fontWeight="semibold" truncate>
              {fullName}
            </Text>
            <Text size="sm" tone="muted" truncate>
              {email}
            </Text>
            {roleLabel && (
              <Text size="xs" tone="muted" truncate>
                {roleLabel}
              </Text>
            )}
          </Box>
        </Flex>
      }
      items={[
        { id: 'profile', label: 'Профиль', icon: <UserRound />, to: '/profile' },
        { id: 'companies', label: 'Мои компании', icon: <Building2 />, to: '/companies' },
        ...(purchases === undefined
          ? []
          : [{ id: 'purchases', label: 'Мои покупки', icon: <ShoppingBag />, to: purchases }]),
        {
          heading: 'Тема',
          items: themes.map(({ id, label, icon: Icon }) => ({
            id,
            label,
            icon: <Icon />,
            checked: id === themeChoice(),
            onAction: () => chooseTheme(id),
          })),
        },
        {
          id: 'sign-out',
          label: 'Выйти',
          icon: <LogOut />,
          onAction: () => signOut(),
        },
      ]}
    />
  );
}

const themes = [
  { id: 'light', label: 'Светлая', icon: Sun },
  { id: 'dark', label: 'Тёмная', icon: Moon },
  { id: 'system', label: 'Как в системе', icon: Monitor },
] as const;

const Trigger = chakra('button', {
  base: {
    borderRadius: 'full',
    flexShrink: 0,
    _hover: { boxShadow: '0 0 0 3px {colors.softHover}' },
  },
});
