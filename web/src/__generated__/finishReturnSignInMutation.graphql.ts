/**
 * @generated SignedSource<<6b088e317b649f788e119ea8efefb617>>
 * @relayHash adaabed36c46ce790a159bf3028e8ab1
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e37f4d085264a285f995ab4e6ddbefe084fabcc2daa7bede4795edbc0dc4939

import type { ConcreteRequest } from 'relay-runtime';
export type FinishSocialSignInInput = {
  clientMutationId?: string | null | undefined;
  query: string;
  secret: string;
};
export type finishReturnSignInMutation$variables = {
  input: FinishSocialSignInInput;
};
export type finishReturnSignInMutation$data = {
  readonly finishSocialSignIn: {
    readonly accessToken: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type finishReturnSignInMutation = {
  response: finishReturnSignInMutation$data;
  variables: finishReturnSignInMutation$variables;
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
    "concreteType": "FinishSocialSignInPayload",
    "kind": "LinkedField",
    "name": "finishSocialSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessToken",
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
    "name": "finishReturnSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "finishReturnSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e37f4d085264a285f995ab4e6ddbefe084fabcc2daa7bede4795edbc0dc4939",
    "metadata": {},
    "name": "finishReturnSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6c3b66d4b236bec93c335fb24bec43f";

export default node;
