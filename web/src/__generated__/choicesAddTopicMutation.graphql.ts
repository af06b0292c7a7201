/**
 * @generated SignedSource<<9ec107bd3eb2dda9890411d4095c36b6>>
 * @relayHash 9b1b61eb8f373073f88aa689ad4032a2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5affb4414d645fc7d6d6b543997a391ad261ebe5262c50b5d93ee86066fbac2

import type { ConcreteRequest } from 'relay-runtime';
export type AddSubjectTopicsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  names: ReadonlyArray<string>;
};
export type choicesAddTopicMutation$variables = {
  input: AddSubjectTopicsInput;
};
export type choicesAddTopicMutation$data = {
  readonly addSubjectTopics: {
    readonly subject: {
      readonly topics: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }> | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type choicesAddTopicMutation = {
  response: choicesAddTopicMutation$data;
  variables: choicesAddTopicMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Topic",
  "kind": "LinkedField",
  "name": "topics",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
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
v4 = {
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
    "name": "choicesAddTopicMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "addSubjectTopics",
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
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "choicesAddTopicMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "addSubjectTopics",
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
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b5affb4414d645fc7d6d6b543997a391ad261ebe5262c50b5d93ee86066fbac2",
    "metadata": {},
    "name": "choicesAddTopicMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2666587a2dbd3eefe5d5024997e15e23";

export default node;
