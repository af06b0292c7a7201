// The menu until the permissions are loaded.
import { Skeleton, Stack } from '../../ui/index.ts';

export function MenuSkeleton({ collapsed }: { collapsed: boolean }) {
  return (
    <Stack gap="3" p="2" aria-hidden>
      <Skeleton w={collapsed ? '18px' : '96px'} h="12px" />
      <Skeleton w={collapsed ? '18px' : '140px'} h="18px" />
      <Skeleton w={collapsed ? '18px' : '168px'} h="18px" />
    </Stack>
  );
}
