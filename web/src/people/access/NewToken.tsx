// Shows a new token, which can't be displayed again, with a copy button and an example of its use.
import { SquareTerminal } from 'lucide-react';
import {
  Button,
  chakra,
  CopyButton,
  Flex,
  Heading,
  Modal,
  ModalBody,
  Stack,
  Text,
} from '../../ui/index.ts';

export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const example = [
    `curl ${location.origin}/graphql \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -H 'Authorization: Bearer ${token}' \\`,
    `  -d '{"query":"{ viewer { companies { nodes { name } } } }"}'`,
  ].join('\n');
  return (
    <Modal title="Токен создан" onClose={onDone}>
      <ModalBody>
        <Stack gap="4">
          <Text>
            Скопируйте токен и сохраните там, где хранятся пароли. <b>Больше мы его не покажем.</b>
          </Text>
          <Flex gap="2" align="stretch" wrap="wrap">
            <Code aria-label="Токен" flex="1" minW="240px">
              {token}
            </Code>
            <CopyButton text={token} variant="primary">
              Скопировать токен
            </CopyButton>
          </Flex>
          <div>
            <Heading as="h3" size="small" mb="1">
              Как пользоваться
            </Heading>
            <Text tone="muted" mb="2">
              Передавайте токен в заголовке <code>Authorization: Bearer</code> с каждым запросом:
            </Text>
            <Code as="pre" whiteSpace="pre-wrap">
              {example}
            </Code>
          </div>
          <Flex gap="2" wrap="wrap" justify="space-between">
            <Flex gap="2" wrap="wrap">
              <CopyButton text={example}>Скопировать пример</CopyButton>
              <Link href="/graphql" target="_blank" rel="noreferrer">
                <SquareTerminal size={16} aria-hidden />
                Попробовать в GraphiQL
              </Link>
            </Flex>
            <Button onClick={onDone}>Токен сохранён</Button>
          </Flex>
        </Stack>
      </ModalBody>
    </Modal>
  );
}

const Code = chakra('code', {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    borderRadius: 'lg',
    bg: 'soft',
    fontFamily: 'mono',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});

const Link = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', px: '2', color: 'primary' },
});
