/**
 * @generated SignedSource<<354103878fcca80a6751599079c184cd>>
 * @relayHash 6b939f16648e8d7b2d3a7b7d69c6d31f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c537288a839b47cc7206177c443668f214d95b8c8e5b88eca149e6ae1d87c8b

import type { ConcreteRequest } from 'relay-runtime';
export type CopyFormInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useFormActionsCopyMutation$variables = {
  input: CopyFormInput;
};
export type useFormActionsCopyMutation$data = {
  readonly copyForm: {
    readonly form: {
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFormActionsCopyMutation = {
  response: useFormActionsCopyMutation$data;
  variables: useFormActionsCopyMutation$variables;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
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
    "name": "useFormActionsCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyFormPayload",
        "kind": "LinkedField",
        "name": "copyForm",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useFormActionsCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyFormPayload",
        "kind": "LinkedField",
        "name": "copyForm",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1c537288a839b47cc7206177c443668f214d95b8c8e5b88eca149e6ae1d87c8b",
    "metadata": {},
    "name": "useFormActionsCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da7efea4b62da3c2d6a47812ee7ca992";

export default node;
