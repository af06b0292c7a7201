// Shows recovery codes, which can't be displayed again, to copy or download.
import { Download } from 'lucide-react';
import { Button, chakra, CopyButton, Flex, Modal, ModalBody, Text } from '../../../ui/index.ts';

export function RecoveryCodes({
  title,
  codes,
  onDone,
}: {
  title: string;
  codes: readonly string[];
  onDone: () => void;
}) {
  return (
    <Modal title={title} size="narrow" onClose={onDone}>
      <ModalBody>
        <Text tone="muted">
          Сохраните коды восстановления: больше мы их не покажем. Каждый один раз заменит код из
          приложения, если телефон потеряется.
        </Text>
        <Codes aria-label="Коды восстановления">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Flex gap="2" wrap="wrap" justify="space-between">
          <Flex gap="2" wrap="wrap">
            <CopyButton text={codes.join('\n')} />
            <Button icon={<Download aria-hidden />} onClick={() => save(codes)}>
              Скачать
            </Button>
          </Flex>
          <Button variant="primary" onClick={onDone}>
            Коды сохранены
          </Button>
        </Flex>
      </ModalBody>
    </Modal>
  );
}

function save(codes: readonly string[]): void {
  const text = ['Коды восстановления для входа в «Кафедру»', '', ...codes, ''].join('\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'kafedra-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: '1.5',
    my: '4',
    px: '4',
    py: '3',
    listStyleType: 'none',
    borderRadius: 'lg',
    bg: 'soft',
    fontFamily: 'mono',
    fontSize: 'md',
  },
});
