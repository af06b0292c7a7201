/**
 * @generated SignedSource<<c3f9a7be29f8a4c0514d2d619595feaf>>
 * @relayHash 9fc5c3b8ca143a625ecf74c93fdb4d45
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 310b60031e9367640922dad00af1fa0eecdf32d4908eddb75385f449f0bb7651

import type { ConcreteRequest } from 'relay-runtime';
export type CopyFormInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type FormListScreenCopyMutation$variables = {
  input: CopyFormInput;
};
export type FormListScreenCopyMutation$data = {
  readonly copyForm: {
    readonly form: {
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FormListScreenCopyMutation = {
  response: FormListScreenCopyMutation$data;
  variables: FormListScreenCopyMutation$variables;
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
    "name": "FormListScreenCopyMutation",
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
    "name": "FormListScreenCopyMutation",
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
    "id": "310b60031e9367640922dad00af1fa0eecdf32d4908eddb75385f449f0bb7651",
    "metadata": {},
    "name": "FormListScreenCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e349d571f9d92a14bf1bebf0138a0fb";

export default node;
