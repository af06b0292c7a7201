// The help sheet with the shortcuts of the current screen.
import { chakra, Heading, Kbd, Modal, ModalBody, Text, type ShortcutGroup } from '../ui/index.ts';

export function ShortcutsSheet({ groups }: { groups: readonly ShortcutGroup[] }) {
  return (
    <Modal title="Сочетания клавиш" size="narrow">
      <ModalBody>
        {groups.map(({ title, shortcuts }) => (
          <chakra.section key={title} mb="5" aria-label={title}>
            <Heading as="h3" size="small" mb="2">
              {title}
            </Heading>
            <chakra.dl
              m="0"
              display="grid"
              gridTemplateColumns="minmax(88px, auto) 1fr"
              gap="2"
              columnGap="5"
              alignItems="center"
            >
              {shortcuts.map(({ keys, text }) => (
                <chakra.div key={text} display="contents">
                  <chakra.dt display="flex" gap="1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </chakra.dt>
                  <chakra.dd m="0">
                    <Text>{text}</Text>
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </chakra.section>
        ))}
      </ModalBody>
    </Modal>
  );
}
