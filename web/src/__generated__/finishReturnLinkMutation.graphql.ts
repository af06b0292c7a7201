/**
 * @generated SignedSource<<449dcb142b7ab8a6844b450d989648f6>>
 * @relayHash a4b4896c711eeade6d222ef8c10d993f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e4ef3c78eeb0c2b4c52cbfb74489f543373ff871328da99b68057229a45b8f6

import type { ConcreteRequest } from 'relay-runtime';
export type FinishSocialLinkInput = {
  clientMutationId?: string | null | undefined;
  query: string;
  secret: string;
};
export type finishReturnLinkMutation$variables = {
  input: FinishSocialLinkInput;
};
export type finishReturnLinkMutation$data = {
  readonly finishSocialLink: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type finishReturnLinkMutation = {
  response: finishReturnLinkMutation$data;
  variables: finishReturnLinkMutation$variables;
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
    "concreteType": "FinishSocialLinkPayload",
    "kind": "LinkedField",
    "name": "finishSocialLink",
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
    "name": "finishReturnLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "finishReturnLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e4ef3c78eeb0c2b4c52cbfb74489f543373ff871328da99b68057229a45b8f6",
    "metadata": {},
    "name": "finishReturnLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "751f50d371f98250df35205f971bdb82";

export default node;
