/**
 * @generated SignedSource<<7af0ad6a5c09eee6f8cf7dee171ff81c>>
 * @relayHash d6fc0f983b1302bf4986d9dd79737eca
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd19a6e0616f47fb1ddeb8332dd4a36bbf5251b287dd8c3d30cd644ef1ed22d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCompanyIntegrationInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  settings?: ReadonlyArray<IntegrationSettingInput> | null | undefined;
  type?: string | null | undefined;
};
export type IntegrationSettingInput = {
  isSecret?: boolean;
  key: string;
  value: string;
};
export type IntegrationModalUpdateMutation$variables = {
  input: UpdateCompanyIntegrationInput;
};
export type IntegrationModalUpdateMutation$data = {
  readonly updateCompanyIntegration: {
    readonly integration: {
      readonly " $fragmentSpreads": FragmentRefs<"IntegrationModal_integration">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type IntegrationModalUpdateMutation = {
  response: IntegrationModalUpdateMutation$data;
  variables: IntegrationModalUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IntegrationModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCompanyIntegrationPayload",
        "kind": "LinkedField",
        "name": "updateCompanyIntegration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyIntegration",
            "kind": "LinkedField",
            "name": "integration",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IntegrationModal_integration"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IntegrationModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCompanyIntegrationPayload",
        "kind": "LinkedField",
        "name": "updateCompanyIntegration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyIntegration",
            "kind": "LinkedField",
            "name": "integration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "IntegrationSetting",
                "kind": "LinkedField",
                "name": "settings",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSecret",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd19a6e0616f47fb1ddeb8332dd4a36bbf5251b287dd8c3d30cd644ef1ed22d5",
    "metadata": {},
    "name": "IntegrationModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4452c36e5a10e30ef8ec7e0f851c692f";

export default node;
