/**
 * @generated SignedSource<<1dc455f6e19972609bd52f386b6d0231>>
 * @relayHash 0988de853339287126044d020acc2f8f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d0bdc476fd75fa1a10e26d003da5ef012e05fb975192724ad1c213c28c5e572

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordRecoveryInput = {
  captcha?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  login: string;
};
export type RecoveryScreenRequestMutation$variables = {
  input: RequestPasswordRecoveryInput;
};
export type RecoveryScreenRequestMutation$data = {
  readonly requestPasswordRecovery: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RecoveryScreenRequestMutation = {
  response: RecoveryScreenRequestMutation$data;
  variables: RecoveryScreenRequestMutation$variables;
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
    "concreteType": "RequestPasswordRecoveryPayload",
    "kind": "LinkedField",
    "name": "requestPasswordRecovery",
    "plural": false,
    "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "name": "RecoveryScreenRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecoveryScreenRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d0bdc476fd75fa1a10e26d003da5ef012e05fb975192724ad1c213c28c5e572",
    "metadata": {},
    "name": "RecoveryScreenRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f9727c69d0d53af231c3bb98b3a9ec9";

export default node;
