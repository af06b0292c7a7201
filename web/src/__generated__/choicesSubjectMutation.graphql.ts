/**
 * @generated SignedSource<<a928fd1a1eaeae8ce5bbbd929b0e4a96>>
 * @relayHash a9d2cd557630868666b1cea0719bbeae
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89664a5ef62347d9b3ebabd719046079797b28191d4a009c1fa02b357396cc42

import type { ConcreteRequest } from 'relay-runtime';
export type CreateSubjectInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type choicesSubjectMutation$variables = {
  input: CreateSubjectInput;
};
export type choicesSubjectMutation$data = {
  readonly createSubject: {
    readonly subject: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type choicesSubjectMutation = {
  response: choicesSubjectMutation$data;
  variables: choicesSubjectMutation$variables;
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
    "concreteType": "CreateSubjectPayload",
    "kind": "LinkedField",
    "name": "createSubject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Subject",
        "kind": "LinkedField",
        "name": "subject",
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
    "name": "choicesSubjectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "choicesSubjectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "89664a5ef62347d9b3ebabd719046079797b28191d4a009c1fa02b357396cc42",
    "metadata": {},
    "name": "choicesSubjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08996f8bd9c8407626feac631b9bea38";

export default node;
