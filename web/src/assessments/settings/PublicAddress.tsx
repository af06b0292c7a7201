// The public URL of a test that can be taken without signing in.
import { CopyButton, Flex, Stack, Text, useFieldValue } from '../../ui/index.ts';

export function PublicAddress({
  code,
  databaseId,
}: {
  /** Company code. */
  code: string;
  databaseId: number | null;
}) {
  const isOpen = useFieldValue<boolean>('isFree');
  if (!isOpen || databaseId === null) return null;
  const address = `${location.origin}/${code}/tests/${databaseId}`;
  return (
    <Stack gap="2">
      <Flex wrap="wrap" align="center" gap="3">
        <Text size="sm" fontFamily="mono" overflowWrap="anywhere">
          {address}
        </Text>
        <CopyButton size="sm" text={address}>
          Скопировать адрес
        </CopyButton>
      </Flex>
      <Text size="sm" tone="muted">
        Адрес работает, когда тест включён.
      </Text>
    </Stack>
  );
}
