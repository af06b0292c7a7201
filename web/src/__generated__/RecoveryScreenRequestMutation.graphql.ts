/**
 * @generated SignedSource<<ace0a53c66ef50ebbae20b883aa108e7>>
 * @relayHash a0303d41faa09956e04da19e321dd720
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf43656476d38317154e24aecabae7baa45381fb06e12365508b3fd5cedd9b9a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "kind": "InlineFragment",
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
    "type": "MutationPayload",
    "abstractKey": "__isMutationPayload"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecoveryScreenRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestPasswordRecoveryPayload",
        "kind": "LinkedField",
        "name": "requestPasswordRecovery",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "RecoveryScreenRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestPasswordRecoveryPayload",
        "kind": "LinkedField",
        "name": "requestPasswordRecovery",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cf43656476d38317154e24aecabae7baa45381fb06e12365508b3fd5cedd9b9a",
    "metadata": {},
    "name": "RecoveryScreenRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f0d4840921510d29bfd6fed764696bd";

export default node;
