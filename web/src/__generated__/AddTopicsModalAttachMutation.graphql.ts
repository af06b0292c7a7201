/**
 * @generated SignedSource<<54fe08ed746861947000e6e069d3fee3>>
 * @relayHash 0b6144eeac3337714a93110cfe614244
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bed5bac6d6bdf286ee463891c358ac20a03f822b7ab66dbfb27c9dfc3e58437

import type { ConcreteRequest } from 'relay-runtime';
export type AttachSubjectTopicsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  topicIds: ReadonlyArray<string>;
};
export type AddTopicsModalAttachMutation$variables = {
  input: AttachSubjectTopicsInput;
};
export type AddTopicsModalAttachMutation$data = {
  readonly attachSubjectTopics: {
    readonly subject: {
      readonly id: string;
      readonly topicsCount: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type AddTopicsModalAttachMutation = {
  response: AddTopicsModalAttachMutation$data;
  variables: AddTopicsModalAttachMutation$variables;
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
  "kind": "ScalarField",
  "name": "topicsCount",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddTopicsModalAttachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "attachSubjectTopics",
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
              (v2/*:: as any*/),
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
    "name": "AddTopicsModalAttachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "attachSubjectTopics",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
    "id": "9bed5bac6d6bdf286ee463891c358ac20a03f822b7ab66dbfb27c9dfc3e58437",
    "metadata": {},
    "name": "AddTopicsModalAttachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "568f08a59d7676e796ddb2a17941d347";

export default node;
