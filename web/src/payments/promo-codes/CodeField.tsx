// The field of a promo code's text, typed or generated.
import { useState } from 'react';
import { WandSparkles } from 'lucide-react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { mostInCode, plainCode } from '@kafedra/common/promo-codes';
import { Box, Button, Flex, maxLength, pattern, TextField, useAlerts } from '../../ui/index.ts';
import type { CodeFieldQuery } from '../../__generated__/CodeFieldQuery.graphql.ts';

export function CodeField({
  companyId,
  onMade,
}: {
  companyId: string;
  onMade: (code: string) => void;
}) {
  const environment = useRelayEnvironment();
  const alerts = useAlerts();
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    const request = fetchQuery<CodeFieldQuery>(
      environment,
      graphql`
        query CodeFieldQuery($companyId: ID!) {
          node(id: $companyId) {
            ... on Company {
              generatedPromoCode
            }
          }
        }
      `,
      { companyId },
    );
    const made = await request.toPromise().catch(() => null);
    setMaking(false);
    const code = made?.node?.generatedPromoCode;
    if (code == null) alerts.error('Не удалось придумать код. Попробуйте ещё раз');
    else onMade(code);
  };
  return (
    <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
      <Box flex="1" minW="0">
        <TextField
          name="code"
          label="Промокод"
          hint="Буквы, цифры, дефис и подчёркивание; большие и маленькие буквы — одно и то же"
          autoComplete="off"
          required
          rules={rules}
        />
      </Box>
      {/* Spacer as high as the field's label. */}
      <Box pt={{ sm: '24px' }}>
        <Button
          icon={<WandSparkles size={16} aria-hidden />}
          loading={isMaking}
          onClick={() => void make()}
        >
          Придумать
        </Button>
      </Box>
    </Flex>
  );
}

const rules = [
  maxLength(mostInCode),
  pattern(/^[\p{L}\d_-]+$/u, 'Только буквы, цифры, дефис и подчёркивание'),
].map((rule) => (code: string) => rule(plainCode(code)));
