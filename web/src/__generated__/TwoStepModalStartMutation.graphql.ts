/**
 * @generated SignedSource<<a284ac8dbee4a8c32be369affce730ce>>
 * @relayHash 78b6001553426c59b8094c8ef7702b08
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3277ec7fd49442b88b322c5d7f14875b2d9a4a1e62b86dd1f8d17d1d830494b2

import type { ConcreteRequest } from 'relay-runtime';
export type StartTwoStepSetupInput = {
  clientMutationId?: string | null | undefined;
  currentPassword: string;
};
export type TwoStepModalStartMutation$variables = {
  input: StartTwoStepSetupInput;
};
export type TwoStepModalStartMutation$data = {
  readonly startTwoStepSetup: {
    readonly setup: {
      readonly secret: string;
      readonly uri: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TwoStepModalStartMutation = {
  response: TwoStepModalStartMutation$data;
  variables: TwoStepModalStartMutation$variables;
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
    "concreteType": "StartTwoStepSetupPayload",
    "kind": "LinkedField",
    "name": "startTwoStepSetup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TwoStepSetup",
        "kind": "LinkedField",
        "name": "setup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uri",
            "storageKey": null
          }
        ],
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
    "name": "TwoStepModalStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TwoStepModalStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3277ec7fd49442b88b322c5d7f14875b2d9a4a1e62b86dd1f8d17d1d830494b2",
    "metadata": {},
    "name": "TwoStepModalStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1cae6d0f90497605909901508160495";

export default node;
