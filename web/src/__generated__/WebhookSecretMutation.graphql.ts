/**
 * @generated SignedSource<<212dd2945f931a79738401de931329a2>>
 * @relayHash 5cad32b5f550d8efaed19de3c637db7e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85c07e3cf5c7df79dfb4e342029385ec9db2cc0edaaa9bc0c7b09bb668e1c83f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeFormWebhookSecretInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type WebhookSecretMutation$variables = {
  input: ChangeFormWebhookSecretInput;
};
export type WebhookSecretMutation$data = {
  readonly changeFormWebhookSecret: {
    readonly form: {
      readonly " $fragmentSpreads": FragmentRefs<"WebhookSecret_form">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type WebhookSecretMutation = {
  response: WebhookSecretMutation$data;
  variables: WebhookSecretMutation$variables;
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhookSecretMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeFormWebhookSecretPayload",
        "kind": "LinkedField",
        "name": "changeFormWebhookSecret",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Form",
            "kind": "LinkedField",
            "name": "form",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WebhookSecret_form"
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
    "name": "WebhookSecretMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeFormWebhookSecretPayload",
        "kind": "LinkedField",
        "name": "changeFormWebhookSecret",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Form",
            "kind": "LinkedField",
            "name": "form",
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
                "concreteType": "FormWebhookSecret",
                "kind": "LinkedField",
                "name": "webhookSecret",
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
                    "name": "previousUntil",
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
    "id": "85c07e3cf5c7df79dfb4e342029385ec9db2cc0edaaa9bc0c7b09bb668e1c83f",
    "metadata": {},
    "name": "WebhookSecretMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0c6befda232a587de1a4b8bb1d99826";

export default node;
