/**
 * @generated SignedSource<<b531dd59a4edb76265c6fa13f18a1264>>
 * @relayHash d2c70b535e3c4251afdfdbf6b3ae6339
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 653180893fe7dea62baf5e6f31fa7aed18a1022b220709dc78b8cfec6786b1ea

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCustomFieldVariablesInput = {
  clientMutationId?: string | null | undefined;
  customFieldId: string;
  values: ReadonlyArray<string>;
};
export type PastedVariablesMutation$variables = {
  input: CreateCustomFieldVariablesInput;
};
export type PastedVariablesMutation$data = {
  readonly createCustomFieldVariables: {
    readonly createdCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PastedVariablesMutation = {
  response: PastedVariablesMutation$data;
  variables: PastedVariablesMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateCustomFieldVariablesPayload",
    "kind": "LinkedField",
    "name": "createCustomFieldVariables",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdCount",
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PastedVariablesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PastedVariablesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "653180893fe7dea62baf5e6f31fa7aed18a1022b220709dc78b8cfec6786b1ea",
    "metadata": {},
    "name": "PastedVariablesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9331da78ed5771905d4b8136ad5ce79";

export default node;
