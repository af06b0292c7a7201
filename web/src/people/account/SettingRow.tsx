// A row of an account setting: title, current value and the button that changes it.
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
  /** The current value. */
  children: ReactNode;
  /** A pending change. */
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
    // The first row below the card's header.
    'header + &': { mt: '0', pt: '0', borderTop: 'none' },
  },
});
