// One thing of the account: what it is, how it stands, and the button that changes it.
import type { ReactNode } from 'react';
import { Box, chakra, Flex, Heading } from '../../ui/index.ts';

export function SettingRow({
  title,
  badge,
  actions,
  below,
  children,
}: {
  title: string;
  badge?: ReactNode;
  actions?: ReactNode;
  /** How it stands. */
  children: ReactNode;
  /** What is going on with it. */
  below?: ReactNode;
}) {
  return (
    <Row>
      <Flex align="start" justify="space-between" gap="3" wrap="wrap">
        <Box flex="1" minW="180px">
          <Flex align="center" gap="2" mb="0.5">
            <Heading as="h3" size="small">
              {title}
            </Heading>
            {badge}
          </Flex>
          {children}
        </Box>
        {actions}
      </Flex>
      {below}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    mt: '4',
    pt: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    // Right under the head of the card.
    'header + &': { mt: '0', pt: '0', borderTop: 'none' },
  },
});
